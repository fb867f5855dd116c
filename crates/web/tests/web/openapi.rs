//! The description of the API is whole and true.

use std::{collections::BTreeSet, fs, path::Path};

use axum::{body::Body, http::Request};
use kit::{Chance, Sampled};
use serde_json::Value;

use crate::{
    app::{TestApp, good, me, open, problem, table, text},
    schema::Description,
};

/// All operations: method, path and what is said of them.
fn operations(description: &Value) -> Vec<(String, String, Value)> {
    let paths = description["paths"].as_object().expect("paths");
    let of = |(path, item): (&String, &Value)| {
        let item = item.as_object().expect("operations").clone();
        let path = path.clone();
        item.into_iter().map(move |(method, said)| (method.to_uppercase(), path.clone(), said))
    };
    paths.iter().flat_map(of).collect()
}

/// Every reference somewhere in a value.
fn references(value: &Value) -> Vec<&Value> {
    match value {
        Value::Object(object) if object.contains_key("$ref") => vec![value],
        Value::Object(object) => object.values().flat_map(references).collect(),
        Value::Array(items) => items.iter().flat_map(references).collect(),
        _ => vec![],
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_operation_is_described_in_full() {
    let app = TestApp::start().await;
    let description = Description(good(&app.stranger().get("/openapi.json").await));
    assert!(text(&description.0["openapi"]).starts_with("3.1"));
    for reference in references(&description.0) {
        description.resolve(reference);
    }
    let mut ids = BTreeSet::new();
    for (method, path, said) in operations(&description.0) {
        let at = format!("{method} {path}");
        assert!(ids.insert(text(&said["operationId"]).to_owned()), "{at}: another operation has its id");
        assert!(!text(&said["summary"]).is_empty() && said["tags"][0].is_string(), "{at}");
        let parameters: Vec<_> = said["parameters"].as_array().into_iter().flatten().collect();
        for parameter in &parameters {
            if parameter["in"] == "header" {
                assert_eq!(parameter["name"], "Idempotency-Key", "{at}");
                continue;
            }
            let in_path = path.contains(&format!("{{{}}}", text(&parameter["name"])));
            assert_eq!(text(&parameter["in"]), if in_path { "path" } else { "query" }, "{at}: {parameter}");
        }
        let holes = path.matches('{').count();
        let filled = parameters.iter().filter(|parameter| parameter["in"] == "path").count();
        assert_eq!(holes, filled, "{at}");
        let refused = &said["responses"]["4XX"]["content"];
        assert!(
            path.ends_with("/games") || refused["application/problem+json"]["schema"].is_object(),
            "{at}: {refused}"
        );
        assert!(said["responses"]["200"].is_object(), "{at}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_is_described_and_every_described_one_is_a_route() {
    let app = TestApp::start().await;
    let description = good(&app.stranger().get("/openapi.json").await);
    let all = operations(&description);
    // Handlers are routes by the macro that describes them; nothing goes past it.
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/api");
    let (mut described, mut plain) = (0, Vec::new());
    for file in fs::read_dir(folder).expect("the handlers").flatten() {
        let source = fs::read_to_string(file.path()).expect("a source");
        described += source.matches("#[utoipa::path(").count();
        plain.extend(source.split(".route(\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()));
    }
    assert_eq!(described, all.len());
    assert_eq!(plain, ["/api/v1/openapi.json", "/api/v1/{*rest}"]);
    for (method, path, _) in &all {
        let path = path.replace("{id}", "0").replace("{message}", "0");
        let ask = |method: &str| Request::builder().method(method).uri(&path).body(Body::empty()).unwrap();
        let answer = app.stranger().ask(ask(method)).await;
        assert_ne!(answer.status, 405, "{method} {path}");
        assert_eq!(problem(&app.stranger().ask(ask("PUT")).await, 405), "method", "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_place_that_is_not_there_says_where_to_look() {
    let app = TestApp::start().await;
    for method in ["GET", "POST", "DELETE", "PATCH", "PUT"] {
        for path in ["/api/v1/nowhere", "/api/v1", "/api/v1/", "/nowhere"] {
            let request = Request::builder().method(method).uri(path).body(Body::empty()).unwrap();
            assert_eq!(problem(&app.stranger().ask(request).await, 404), "missing", "{method} {path}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_request_that_makes_something_takes_a_key() {
    let app = TestApp::start().await;
    let description = good(&app.stranger().get("/openapi.json").await);
    let keyed = operations(&description).into_iter().filter_map(|(method, path, said)| {
        let keys = said["parameters"].as_array().into_iter().flatten().find(|one| one["in"] == "header")?;
        assert_eq!(
            (method.as_str(), &keys["required"], &keys["schema"]["maxLength"]),
            ("POST", &false.into(), &64.into())
        );
        Some((path, keys["schema"]["minLength"].as_u64().expect("a length")))
    });
    let making = [
        ("/guests", 22),
        ("/me/bots", 22),
        ("/me/push", 8),
        ("/register", 22),
        ("/seek", 8),
        ("/tables", 8),
        ("/tables/{id}/chat", 8),
        ("/tables/{id}/hint", 8),
        ("/tables/{id}/rematch", 8),
        ("/tables/{id}/reports", 8),
    ];
    let making: BTreeSet<_> = making.into_iter().map(|(path, least)| (format!("/api/v1{path}"), least)).collect();
    assert_eq!(keyed.collect::<BTreeSet<_>>(), making);
}

/// Every schema of a text or a number in a schema, with its place.
fn leaves(description: &Description, schema: &Value, place: &str, found: &mut Vec<(String, Value)>) {
    let schema = description.resolve(schema);
    for kinds in ["oneOf", "anyOf", "allOf"] {
        schema[kinds].as_array().into_iter().flatten().for_each(|one| leaves(description, one, place, found));
    }
    for (name, inner) in schema["properties"].as_object().into_iter().flatten() {
        leaves(description, inner, &format!("{place}.{name}"), found);
    }
    for inside in ["items", "additionalProperties"] {
        if schema[inside].is_object() {
            leaves(description, &schema[inside], &format!("{place}.{inside}"), found);
        }
    }
    let types = schema["type"].to_string();
    if ["string", "integer", "number"].iter().any(|kind| types.contains(kind)) {
        found.push((place.to_owned(), schema.clone()));
    }
}

/// What is sent with an operation: its body and its parameters.
fn sent(said: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let body = &said["requestBody"]["content"]["application/json"]["schema"];
    let parameters = said["parameters"].as_array().into_iter().flatten();
    let parameters = parameters.map(|parameter| (text(&parameter["name"]), &parameter["schema"]));
    parameters.chain((!body.is_null()).then_some(("body", body)))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_text_and_every_number_that_is_sent_has_its_limits() {
    let app = TestApp::start().await;
    let description = Description(good(&app.stranger().get("/openapi.json").await));
    let mut count = 0;
    for (method, path, said) in operations(&description.0) {
        for (name, schema) in sent(&said) {
            let mut found = Vec::new();
            leaves(&description, schema, name, &mut found);
            for (place, leaf) in found {
                let limits: &[&str] =
                    if leaf["type"].to_string().contains("string") { &["maxLength"] } else { &["minimum", "maximum"] };
                let bounded = leaf["enum"].is_array() || limits.iter().all(|limit| leaf[limit].is_number());
                assert!(bounded, "{method} {path}, {place}: {leaf}");
                count += 1;
            }
        }
    }
    assert!(count > 100, "{count}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_fits_the_description_is_never_called_malformed() {
    let app = TestApp::with(|config| config.workers = 0).await;
    let description = Description(good(&app.stranger().get("/openapi.json").await));
    let anna = app.account("Anna").await;
    let table = anna.make(table("saint-malo", 9, &[me(), open()])).await;
    for (place, (method, path, said)) in (0..).zip(operations(&description.0)) {
        let body = &said["requestBody"]["content"]["application/json"]["schema"];
        // Without a body one request is like another, and hashing a password takes long.
        let hashes = ["/register", "/login", "/me/password", "/totp", "/confirm"].iter().any(|end| path.ends_with(end));
        let requests = if body.is_null() {
            1
        } else if hashes {
            8
        } else {
            40
        };
        for number in 0..requests {
            let mut chance = Sampled::new(place << 32 | number);
            let uri = path
                .replace("/reports/{id}", "/reports/1")
                .replace("{id}", &table)
                .replace("{message}", "1")
                .replace("{person}", &anna.id);
            let uri = uri.replace("{invite}", "none").replace("{game}", "valletta");
            let ends = method == "DELETE" && path.ends_with("/me") || path.contains("logout");
            let who = if ends || chance.pick(4) == 0 { app.guest("Guest").await } else { anna.clone() };
            let request = Request::builder().method(method.as_str()).uri(uri);
            let request = match body {
                Value::Null => request.body(Body::empty()),
                schema => request
                    .header("content-type", "application/json")
                    .body(Body::from(description.any_value(schema, &mut chance).to_string())),
            };
            let request = request.expect("a request");
            let shown = format!("{request:?}");
            if path.ends_with("/stream") {
                continue;
            }
            let answer = who.ask(request).await;
            let said = String::from_utf8_lossy(&answer.body).chars().take(300).collect::<String>();
            let query = body.is_null() && answer.status == 400 && said.contains("\"query\"");
            assert!(query || ![400, 413, 415].contains(&answer.status), "{} {said}\n{shown}", answer.status);
        }
    }
}
