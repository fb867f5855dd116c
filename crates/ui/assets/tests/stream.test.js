import assert from "node:assert/strict";
import test from "node:test";

import { Stream } from "../js/table/stream.js";

/** An event source that a test speaks through. */
class Source extends EventTarget {
  CLOSED = 2;
  readyState = 1;

  close() {
    this.readyState = this.CLOSED;
  }

  refuse() {
    this.readyState = this.CLOSED;
    this.dispatchEvent(new Event("error"));
  }
}

const start = () => {
  const heard = {
    /** @type {string[]} */
    addresses: [],
    /** @type {Source[]} */
    sources: [],
    /** @type {number[]} */
    pauses: [],
    /** @type {number[]} */
    versions: [],
    chats: 0,
    lost: false,
    known: 4,
  };
  const stream = new Stream(
    {
      address: () => `/stream?version=${heard.known}`,
      version: (version) => heard.versions.push((heard.known = version)),
      chat: () => (heard.chats += 1),
      lost: (lost) => (heard.lost = lost),
    },
    (address) => {
      const source = new Source();
      heard.addresses.push(address);
      heard.sources.push(source);
      return /** @type {EventSource} */ (/** @type {unknown} */ (source));
    },
    (task, ms) => {
      heard.pauses.push(ms);
      task();
    },
  );
  stream.listen();
  return { stream, heard };
};

/** @param {{ sources: Source[] }} heard */
const newest = ({ sources }) => sources[sources.length - 1];

test("versions and chat are passed on", () => {
  const { heard } = start();
  newest(heard).dispatchEvent(new MessageEvent("version", { data: "7" }));
  newest(heard).dispatchEvent(new MessageEvent("chat"));
  assert.deepEqual([heard.versions, heard.chats], [[7], 1]);
});

test("a stream that broke says so until it is open again, and is left to the browser", () => {
  const { heard } = start();
  newest(heard).dispatchEvent(new Event("error"));
  assert.equal(heard.lost, true);
  newest(heard).dispatchEvent(new Event("open"));
  assert.equal(heard.lost, false);
  assert.deepEqual(heard.pauses, []);
});

test("a stream that was refused is asked for again, ever more seldom, from what is known then", () => {
  const { heard } = start();
  heard.known = 9;
  for (let times = 0; times < 5; times += 1) newest(heard).refuse();
  assert.deepEqual(heard.pauses, [2000, 4000, 8000, 15000, 15000]);
  assert.equal(heard.addresses[1], "/stream?version=9");
});

test("a version heard makes the next pause short again", () => {
  const { heard } = start();
  newest(heard).refuse();
  newest(heard).refuse();
  newest(heard).dispatchEvent(new MessageEvent("version", { data: "5" }));
  newest(heard).refuse();
  assert.deepEqual(heard.pauses, [2000, 4000, 2000]);
});

test("a closed stream is not open", () => {
  const { stream, heard } = start();
  assert.equal(stream.isOpen, true);
  stream.close();
  assert.deepEqual([stream.isOpen, newest(heard).readyState], [false, 2]);
});
