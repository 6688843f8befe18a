/**
 * A short tone after a scan: high when it was recorded, low and longer when it was refused, because hands and eyes are
 * on the parcel.
 */
let context: AudioContext | undefined;

export function beep(isGood: boolean): void {
  try {
    context ??= new AudioContext();
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = isGood ? 1200 : 220;
    volume.gain.value = 0.1;
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + (isGood ? 0.08 : 0.4));
  } catch {
    // Without audio scanning still works.
  }
}
