//! Types of ours as columns, and enums that are one word everywhere: in the database, in JSON, in print.

/// Lets a type be bound and read as another that the engines know.
macro_rules! column {
    ($name:ty as $base:ty, $to:expr, $from:expr) => {
        impl sqlx::Type<sqlx::Any> for $name {
            fn type_info() -> sqlx::any::AnyTypeInfo {
                <$base as sqlx::Type<sqlx::Any>>::type_info()
            }

            fn compatible(known: &sqlx::any::AnyTypeInfo) -> bool {
                <$base as sqlx::Type<sqlx::Any>>::compatible(known)
            }
        }

        impl sqlx::Encode<'_, sqlx::Any> for $name {
            fn encode_by_ref(
                &self,
                buffer: &mut <sqlx::Any as sqlx::Database>::ArgumentBuffer,
            ) -> std::result::Result<sqlx::encode::IsNull, sqlx::error::BoxDynError> {
                let to: fn($name) -> $base = $to;
                sqlx::Encode::<sqlx::Any>::encode(to(*self), buffer)
            }
        }

        impl<'r> sqlx::Decode<'r, sqlx::Any> for $name {
            fn decode(
                value: <sqlx::Any as sqlx::Database>::ValueRef<'r>,
            ) -> std::result::Result<$name, sqlx::error::BoxDynError> {
                let from: fn($base) -> crate::Result<$name> = $from;
                Ok(from(<$base as sqlx::Decode<sqlx::Any>>::decode(value)?)?)
            }
        }
    };
}

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
            type Err = crate::StoreError;

            fn from_str(word: &str) -> crate::Result<$name> {
                match word {
                    $($word => Ok($name::$variant),)+
                    _ => Err(crate::StoreError::Broken(format!("'{word}' is none of {}", [$($word),+].join(", ")))),
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

        crate::words::column!($name as String, |known| known.as_str().into(), |word| word.parse());
    };
}

pub(crate) use {column, words};
