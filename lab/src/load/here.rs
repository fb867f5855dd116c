//! What may be put under load: only what runs on this machine.

use std::net::SocketAddr;

/// Accepts only a loopback address, so that nobody else's server is put under load.
pub fn loopback(text: &str) -> Result<SocketAddr, String> {
    let address = text.trim_end_matches('/').strip_prefix("http://");
    let address = address.map(|address| address.replace("localhost:", "127.0.0.1:"));
    let address: Option<SocketAddr> = address.and_then(|address| address.parse().ok());
    let here = address.filter(|address| address.ip().is_loopback());
    here.ok_or_else(|| "only a server on this machine is put under load: http://127.0.0.1:PORT".into())
}

/// The same for the database and the bus.
pub fn on_this_machine(url: &str) -> Result<String, String> {
    let (address, query) = url.split_once('?').unwrap_or((url, ""));
    let place = address.split_once("://").and_then(|(_, rest)| rest.split('/').next()).unwrap_or("");
    let place = place.rsplit('@').next().unwrap_or("");
    let host = match place.rsplit_once(':') {
        Some((host, port)) if !port.ends_with(']') => host,
        _ => place,
    };
    // In PostgreSQL URLs the query may name a socket folder as the host.
    let mut sockets = query.split('&').filter_map(|part| part.strip_prefix("host="));
    let here = ["", "localhost", "127.0.0.1", "[::1]"].contains(&host);
    let here = here && sockets.all(|socket| socket.starts_with('/') || socket.starts_with("%2F"));
    if here { Ok(url.into()) } else { Err("only what runs on this machine is put under load".into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_put_under_load() {
        for url in ["http://127.0.0.1:4600", "http://127.0.0.1:4600/", "http://localhost:80", "http://[::1]:9"] {
            assert!(loopback(url).is_ok_and(|address| address.ip().is_loopback()), "{url}");
        }
        for url in ["http://192.168.0.1:80", "http://example.org:80", "https://127.0.0.1:80", "127.0.0.1:80", ""] {
            assert!(loopback(url).is_err_and(|why| why.contains("this machine")), "{url}");
        }
    }

    #[test]
    fn only_a_database_of_this_machine_is_filled_with_tables() {
        let here = [
            "postgres://postgres@localhost/load?host=/tmp/pg",
            "postgres://u:p@127.0.0.1:5433/load",
            "postgres:///load?host=/tmp/pg",
            "nats://127.0.0.1:4222",
            "nats://[::1]:4222",
        ];
        assert!(here.iter().all(|url| on_this_machine(url).is_ok()));
        let elsewhere =
            ["postgres://u@example.org/x", "postgres://u@localhost/x?host=example.org", "nats://192.0.2.1:4222"];
        assert!(elsewhere.iter().all(|url| on_this_machine(url).is_err()));
    }
}
