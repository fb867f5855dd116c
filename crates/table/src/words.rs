//! Enums that are one word everywhere: in the database, in JSON, in print.

/// A text that is none of the known words, or no id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadWord(pub String);

/// Lets a type be bound and read as another that the engines know. It stands here, and not in the crate that speaks SQL,
/// because only the crate of the type or of the trait may say so.
#[cfg(feature = "sqlx")]
#[macro_export]
macro_rules! column {
    ($name:ty as $base:ty, $to:expr, $from:expr) => {
        const _: () = {
            use $crate::sqlx_core::{
                any::{Any, AnyTypeInfo},
                database::Database,
                decode::Decode,
                encode::{Encode, IsNull},
                error::BoxDynError,
                types::Type,
            };

            impl Type<Any> for $name {
                fn type_info() -> AnyTypeInfo {
                    <$base as Type<Any>>::type_info()
                }

                fn compatible(known: &AnyTypeInfo) -> bool {
                    <$base as Type<Any>>::compatible(known)
                }
            }

            impl Encode<'_, Any> for $name {
                fn encode_by_ref(
                    &self,
                    buffer: &mut <Any as Database>::ArgumentBuffer,
                ) -> std::result::Result<IsNull, BoxDynError> {
                    let to: fn($name) -> $base = $to;
                    Encode::<Any>::encode(to(*self), buffer)
                }
            }

            impl<'r> Decode<'r, Any> for $name {
                fn decode(value: <Any as Database>::ValueRef<'r>) -> std::result::Result<$name, BoxDynError> {
                    let from: fn($base) -> std::result::Result<$name, $crate::BadWord> = $from;
                    Ok(from(<$base as Decode<Any>>::decode(value)?)?)
                }
            }
        };
    };
}

/// Lets enums of words be columns.
#[cfg(feature = "sqlx")]
#[macro_export]
macro_rules! word_columns {
    ($($name:ident),+ $(,)?) => {
        $($crate::column!($name as String, |known| known.as_str().into(), |word| word.parse());)+
    };
}

/// An enum whose variants are words.
#[macro_export]
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)+
        }

        impl $name {
            /// The word for it.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::BadWord;

            fn from_str(word: &str) -> std::result::Result<$name, $crate::BadWord> {
                match word {
                    $($word => Ok($name::$variant),)+
                    _ => Err($crate::BadWord(format!("'{word}' is none of {}", [$($word),+].join(", ")))),
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> std::result::Result<$name, D::Error> {
                let word = <std::borrow::Cow<'_, str> as serde::Deserialize>::deserialize(deserializer)?;
                word.parse().map_err(serde::de::Error::custom)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }
    };
}
