//! What somebody looks at pages with.

use serde_json::{Value, json};

/// A headless browser. It is connected by a pipe, so it ends with the driver.
const BARE: [&str; 6] = [
    "--headless=new",
    "--remote-debugging-pipe",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
];

/// A machine without a mouse would count as having no pointer.
const MOUSE: &str =
    "--blink-settings=primaryPointerType=4,availablePointerTypes=4,primaryHoverType=2,availableHoverTypes=2";

/// What draws the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// Chrome, Edge and most others.
    Chromium,
    /// Firefox. A finger is a mouse to it.
    Firefox,
    /// Safari, and every browser of an iPhone: here it cannot do without script, has a mouse, and asks for no language
    /// in particular.
    WebKit,
}

/// What somebody looks at a page with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Device {
    /// Of the window, in CSS pixels.
    pub width: u32,
    /// Of the window, in CSS pixels.
    pub height: u32,
    /// A touch screen.
    pub phone: bool,
    /// The language that the browser asks for.
    pub lang: &'static str,
    /// Whether it prefers dark pages.
    pub dark: bool,
    /// Whether it runs scripts: all pages work without.
    pub script: bool,
    /// Whether animations run. Tests are quicker without.
    pub motion: bool,
    /// What draws the pages.
    pub engine: Engine,
}

impl Device {
    /// A desktop.
    pub const WIDE: Device = Device {
        width: 1280,
        height: 800,
        phone: false,
        lang: "en",
        dark: false,
        script: true,
        motion: false,
        engine: Engine::Chromium,
    };
    /// A phone held upright.
    pub const PHONE: Device = Device { width: 390, height: 844, phone: true, ..Device::WIDE };
    /// Every browser on an iPhone is WebKit.
    pub const IPHONE: Device = Device::PHONE.with(Engine::WebKit);

    /// The same, asking for pages in this language.
    pub const fn lang(self, lang: &'static str) -> Device {
        Device { lang, ..self }
    }

    /// The same in another browser.
    pub const fn with(self, engine: Engine) -> Device {
        Device { engine, ..self }
    }

    /// The same, preferring dark pages.
    pub const fn dark(self) -> Device {
        Device { dark: true, ..self }
    }

    /// The same, running no script.
    pub const fn without_script(self) -> Device {
        Device { script: false, ..self }
    }

    pub(crate) fn capabilities(self) -> Value {
        if self.engine == Engine::WebKit {
            return json!({ "capabilities": { "alwaysMatch": {} } });
        }
        let mut arguments = BARE.to_vec();
        if !self.motion {
            arguments.push("--force-prefers-reduced-motion");
        }
        if !self.phone {
            arguments.push(MOUSE);
        }
        let mut prefs = json!({ "intl.accept_languages": self.lang });
        if !self.script {
            prefs["profile.managed_default_content_settings.javascript"] = json!(2);
        }
        let mut options = json!({ "args": arguments, "prefs": prefs });
        let Device { width, height, .. } = self;
        if self.phone {
            // A window cannot be as narrow as a phone.
            let metrics = json!({ "width": width, "height": height, "pixelRatio": 1.0, "mobile": true, "touch": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        json!({ "capabilities": { "alwaysMatch": {
            "goog:chromeOptions": options,
            "goog:loggingPrefs": { "browser": "ALL" },
        } } })
    }
}
