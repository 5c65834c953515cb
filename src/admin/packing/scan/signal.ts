let audio: AudioContext | undefined;

/** Signals the result of a scan to a packer who is looking at the parcel: a short high tone, or a long low one and three vibrations. */
export function signal(isRight: boolean): void {
  navigator.vibrate?.(isRight ? 40 : [200, 80, 200, 80, 200]);
  audio ??= new AudioContext();
  void audio.resume();
  const tone = new OscillatorNode(audio, { type: 'square', frequency: isRight ? 1320 : 180 });
  const volume = new GainNode(audio, { gain: 0.15 });
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + (isRight ? 0.08 : 0.5));
}
