// Makes sounds of tones and noise.

/** @import { Part } from "./sounds.js" */

/** Nothing dies away to nothing: so faint is silent. */
const SILENT = 0.0001;

/** A second of noise, made once. @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

/** @param {BaseAudioContext} audio */
const noise = (audio) => {
  const known = noises.get(audio);
  if (known) return known;
  const made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = made.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  noises.set(audio, made);
  return made;
};

/**
 * @param {AudioParam} pitch
 * @param {Part} part
 * @param {number} begin
 * @param {number} end
 */
const glide = (pitch, part, begin, end) => {
  pitch.setValueAtTime(part.pitch, begin);
  if (part.to) pitch.exponentialRampToValueAtTime(part.to, end);
};

/**
 * @param {BaseAudioContext} audio
 * @param {Part} part
 * @param {number} begin
 * @param {number} end
 * @returns {[AudioScheduledSourceNode, AudioNode]} what sounds, and where it comes out
 */
const voice = (audio, part, begin, end) => {
  if (part.of === "noise") {
    const source = audio.createBufferSource();
    source.buffer = noise(audio);
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = part.width ?? 1;
    glide(band.frequency, part, begin, end);
    return [source, source.connect(band)];
  }
  const source = audio.createOscillator();
  source.type = part.of;
  glide(source.frequency, part, begin, end);
  return [source, source];
};

/**
 * Sounds from a moment of the audio's clock on.
 * @param {AudioNode} to
 * @param {Part[]} sound
 * @param {number} loud from 0 to 1
 * @param {number} from
 */
export const synthesise = (to, sound, loud, from) => {
  if (loud === 0) return;
  const audio = to.context;
  for (const part of sound) {
    const begin = from + part.at;
    const top = begin + (part.rise ?? 0.003);
    const end = top + part.fall;
    const [source, out] = voice(audio, part, begin, end);
    const gain = audio.createGain();
    gain.gain.setValueAtTime(SILENT, begin);
    gain.gain.linearRampToValueAtTime(Math.max(part.gain * loud, SILENT), top);
    gain.gain.exponentialRampToValueAtTime(SILENT, end);
    out.connect(gain).connect(to);
    source.start(begin);
    source.stop(end + 0.02);
  }
};
