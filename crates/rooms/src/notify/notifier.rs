//! Who is told what, and when.
//!
//! A notification waits a minute: somebody who sits at the table has answered by then and needs none. Then it is sent
//! on every channel of its person, the mail address and the browsers. A channel that fails is retried after longer and
//! longer pauses; after a day a notification is dropped.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap, HashSet},
    time::Duration,
};

use serde::Deserialize;
use store::{Id, Notification, NotificationKind, SeatRow, Status, Store, StoreError};
use table::is_played;
use tokio::sync::watch;
use ui::{Lang, Texts, all_of};

use super::{
    MANY,
    channel::{Channel, Failed, Memory},
    letter::{Letter, News, title},
    mail::Mail,
    push::Push,
};
use crate::{Rooms, config::Config, time::now};

const SECOND: i64 = 1000;
/// How often to look.
const LOOK: Duration = Duration::from_secs(5);
/// How long somebody at the table has to answer before a notification is sent.
pub const PATIENCE: i64 = 60 * SECOND;
/// The shortest time between two mails to the same address.
pub const PAUSE: i64 = 600 * SECOND;
/// After this long a notification is dropped.
pub const OLD: i64 = 24 * 3600 * SECOND;
/// Tells people who are away.
pub struct Notifier {
    store: Store,
    base: Option<String>,
    mail: Option<Mail>,
    push: Option<Push>,
    channels: HashMap<String, Memory>,
}

impl Notifier {
    /// The notifier of a server; none where nothing is set up.
    pub fn new(store: Store, config: &Config) -> Option<Notifier> {
        let told = |why: String| tracing::error!(%why, "this is not sent");
        let mail = config.mail.as_ref().and_then(|settings| Mail::new(settings).map_err(told).ok());
        let push = config.push.as_ref().and_then(|settings| Push::new(settings).map_err(told).ok());
        Notifier::with(store, config.public_url.clone(), mail, push)
    }

    /// With these transports; none when there is neither.
    pub fn with(store: Store, base: Option<String>, mail: Option<Mail>, push: Option<Push>) -> Option<Notifier> {
        let some = mail.is_some() || push.is_some();
        some.then(|| Notifier { store, base, mail, push, channels: HashMap::new() })
    }

    /// Works until told to stop.
    pub async fn run(mut self, rooms: Rooms, mut stop: watch::Receiver<bool>) {
        while !*stop.borrow() {
            // Of several nodes, one tells people.
            tokio::select! {
                () = std::future::ready(()), if !rooms.is_first() => (),
                done = self.round(now()), if rooms.is_first() => if let Err(error) = done {
                    tracing::warn!(%error, "nobody is told anything just now");
                },
                _ = stop.changed() => return,
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK) => (),
                _ = stop.changed() => (),
            }
        }
    }

    /// Goes through all unsent notifications once.
    pub async fn round(&mut self, now: i64) -> store::Result<()> {
        let unsent = self.store.unsent(MANY).await?;
        let (old, news): (Vec<_>, Vec<_>) = unsent.iter().partition(|note| note.at <= now - OLD);
        self.store.mark_sent(&old.iter().map(|note| note.id).collect::<Vec<_>>()).await?;
        let mut people: BTreeMap<Id, Vec<&Notification>> = BTreeMap::new();
        for note in news.into_iter().filter(|note| note.at <= now - PATIENCE) {
            people.entry(note.person).or_default().push(note);
        }
        let mut down = HashSet::new();
        for (person, notes) in people {
            let done = self.tell(person, &notes, &mut down, now).await?;
            self.store.mark_sent(&done).await?;
        }
        let waiting: HashSet<i64> = unsent.iter().map(|note| note.id).collect();
        self.channels.retain(|_, channel| {
            channel.done.retain(|id| waiting.contains(id));
            let failing = channel.failures > 0 && channel.not_before > now - OLD;
            failing || channel.not_before > now || !channel.done.is_empty()
        });
        Ok(())
    }

    /// Sends all of this to somebody; returns the notifications that are done.
    async fn tell(
        &mut self,
        person: Id,
        notes: &[&Notification],
        down: &mut HashSet<String>,
        now: i64,
    ) -> store::Result<Vec<i64>> {
        let (channels, t) = (self.channels_of(person).await?, self.words_of(person).await?);
        let free = |channel: &Channel| self.channels.get(&channel.name()).is_none_or(|memory| memory.not_before <= now);
        if !channels.is_empty() && !channels.iter().any(free) {
            return Ok(Vec::new());
        }
        let mut done: BTreeSet<i64> = notes.iter().map(|note| note.id).collect();
        let mut news: Vec<News> = Vec::new();
        for note in notes.iter().filter(|note| !note.read && !channels.is_empty()) {
            let Some(found) = self.news(t, person, note).await? else { continue };
            match news.iter_mut().find(|known| known.table == found.table) {
                Some(known) => known.notes.extend(found.notes),
                None => news.push(found),
            }
        }
        for channel in &channels {
            self.use_channel(t, channel, &news, down, now).await?;
            let through = self.channels.get(&channel.name()).map(|memory| &memory.done);
            for id in news.iter().flat_map(|news| &news.notes) {
                if !through.is_some_and(|through| through.contains(id)) {
                    done.remove(id);
                }
            }
        }
        Ok(done.into_iter().collect())
    }

    /// Sends on one channel what was not sent on it yet, if it is due.
    async fn use_channel(
        &mut self,
        t: Texts,
        channel: &Channel,
        news: &[News],
        down: &mut HashSet<String>,
        now: i64,
    ) -> store::Result<()> {
        let memory = self.channels.entry(channel.name()).or_default();
        let new = |news: &&News| news.notes.iter().any(|id| !memory.done.contains(id));
        let news: Vec<&News> = news.iter().filter(new).collect();
        if news.is_empty() || memory.not_before > now || down.contains(&channel.server()) {
            return Ok(());
        }
        let letter = Letter::new(t, &news, self.base.as_deref());
        let sent = match (channel, &self.mail, &self.push) {
            (Channel::Mail(address), Some(mail), _) => mail.send(address, &letter.subject, letter.mail(t)).await,
            (Channel::Push(browser), _, Some(push)) => push.send(browser, &letter).await,
            _ => Ok(()),
        };
        let result = if sent.is_ok() { "sent" } else { "failed" };
        metrics::counter!("intramuros_notifications_total", "by" => channel.kind(), "result" => result).increment(1);
        if let Err(Failed::Down(_)) = &sent {
            down.insert(channel.server());
        }
        let ids = news.iter().flat_map(|news| news.notes.iter().copied());
        match sent {
            Ok(()) => {
                let pause = if matches!(channel, Channel::Mail(_)) { PAUSE } else { 0 };
                (memory.failures, memory.not_before) = (0, now + pause);
                memory.done.extend(ids);
            }
            Err(Failed::Gone) => {
                memory.done.extend(ids);
                self.store.unsubscribe(&channel.name()).await?;
            }
            Err(Failed::Never(why)) => {
                tracing::warn!(by = channel.kind(), why, "a message was refused for good");
                memory.done.extend(ids);
            }
            Err(Failed::Later(why) | Failed::Down(why)) => {
                if memory.failures == 0 {
                    tracing::warn!(
                        by = channel.kind(),
                        why,
                        "a message did not get through; it is tried again for a day"
                    );
                }
                memory.fail(now);
            }
        }
        Ok(())
    }

    async fn channels_of(&self, person: Id) -> store::Result<Vec<Channel>> {
        let mut channels = Vec::new();
        if self.mail.is_some() {
            let person = found(self.store.person(person).await)?.filter(|person| person.email_confirmed);
            channels.extend(person.and_then(|person| person.email).map(Channel::Mail));
        }
        if self.push.is_some() {
            channels.extend(self.store.subscriptions(person).await?.into_iter().map(Channel::Push));
        }
        Ok(channels)
    }

    /// The texts of the language that somebody chose, else English.
    async fn words_of(&self, person: Id) -> store::Result<Texts> {
        let locale = found(self.store.person(person).await)?.and_then(|person| person.locale);
        Ok(Texts::of(locale.map_or(Lang::default(), |locale| Lang::of_locale(&locale))))
    }

    /// What a notification still says: nothing when the turn is over.
    async fn news(&self, t: Texts, person: Id, note: &Notification) -> store::Result<Option<News>> {
        let Some(id) = note.table else { return Ok(None) };
        let Some(table) = found(self.store.table(id).await)? else { return Ok(None) };
        let seats = self.store.seats(id).await?;
        let mover = seats.iter().find(|row| Some(row.seat) == table.to_move && is_played(row));
        let turn = table.status == Status::Playing && mover.is_some_and(|row| row.person == Some(person));
        let winners = || {
            #[derive(Deserialize)]
            struct Ending {
                winners: Vec<i64>,
            }
            let ending: Option<Ending> = table.result.as_deref().and_then(|text| serde_json::from_str(text).ok());
            let won = |row: &&SeatRow| ending.as_ref().is_some_and(|ending| ending.winners.contains(&row.seat));
            all_of(t, &seats.iter().filter(won).map(|row| row.name.clone()).collect::<Vec<_>>())
        };
        let over = match note.kind {
            NotificationKind::Turn if turn => None,
            NotificationKind::Over if table.status == Status::Over => Some(winners()),
            NotificationKind::Turn | NotificationKind::Over => return Ok(None),
        };
        let others = seats.iter().filter(|row| row.person != Some(person)).map(|row| row.name.clone());
        let title = title(t, &table.game, &others.collect::<Vec<_>>());
        Ok(Some(News { notes: vec![note.id], table: id, title, over }))
    }
}

/// None for what was deleted in the meantime.
fn found<T>(result: store::Result<T>) -> store::Result<Option<T>> {
    match result {
        Ok(found) => Ok(Some(found)),
        Err(StoreError::Missing(_)) => Ok(None),
        Err(error) => Err(error),
    }
}
