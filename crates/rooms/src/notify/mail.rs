//! Mail, through the host's own mail server.

use std::time::Duration;

use lettre::{
    AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    message::{Mailbox, header},
    transport::smtp::{extension::ClientId, response::Category},
};

use super::channel::Failed;
use crate::config;

/// How long a mail server may take to answer.
const ANSWER: Duration = Duration::from_secs(10);

/// The mail server, and who writes.
pub struct Mail {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mail {
    /// A mail server, if the settings make sense; else what is wrong with them.
    pub fn new(settings: &config::Mail) -> Result<Mail, String> {
        let config::Mail { url, from } = settings;
        let from: Mailbox = from
            .parse()
            .map_err(|_| format!("mail.from: '{from}' is no address such as Intramuros <play@example.org>"))?;
        // Without the URL itself: it holds a password.
        let like = "smtps://USER:PASSWORD@HOST, or smtp://HOST on this machine";
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .map_err(|_| format!("mail.url: a mail server is {like}"))?;
        if in_the_clear(url) {
            let why = "over smtp:// the password would travel in the clear: use smtps://, or add ?tls=required";
            return Err(format!("mail.url: {why}"));
        }
        let name = ClientId::Domain(from.email.domain().to_owned());
        Ok(Mail { server: server.hello_name(name).timeout(Some(ANSWER)).build(), from })
    }

    /// Sends a plain text.
    pub async fn send(&self, to: &str, subject: &str, text: String) -> Result<(), Failed> {
        let never = |why: &dyn ToString| Failed::Never(why.to_string());
        let to = to.parse().map_err(|bad: lettre::address::AddressError| never(&bad))?;
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .header(header::ContentType::TEXT_PLAIN)
            .body(text)
            .map_err(|bad| never(&bad))?;
        // Asks for no automatic replies.
        let name = header::HeaderName::new_from_ascii_str("Auto-Submitted");
        message.headers_mut().insert_raw(header::HeaderValue::new(name, "auto-generated".into()));
        self.server.send(message).await.map(|_| ()).map_err(|error| {
            let why = error.to_string();
            match error.status() {
                None => Failed::Down(why),
                // The mailbox does not exist. Other refusals may be our own fault, and temporary.
                Some(code) if error.is_permanent() && code.category == Category::MailSystem => Failed::Never(why),
                Some(_) => Failed::Later(why),
            }
        })
    }
}

/// Whether a password would leave this machine without encryption.
fn in_the_clear(url: &str) -> bool {
    let Some(rest) = url.strip_prefix("smtp://") else { return false };
    let Some((_, host)) = rest.rsplit_once('@') else { return false };
    let here = ["localhost", "127.0.0.1", "[::1]"].iter().any(|name| host.starts_with(name));
    !here && !rest.contains("tls=required")
}
