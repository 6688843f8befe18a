/** What a driver captures of one proof of a delivery, as it is checked, sent and kept. */
import type { GivenDetails, ProofField } from '#modules/shipments/domain/delivery-proof.ts';
import type { CapturedFiles, Entry } from './outbox.ts';
import { shrinkPhoto } from './shrink-photo.ts';

export type TextField = Exclude<ProofField, 'photos' | 'signature'>;

export interface Capture {
  readonly texts: Readonly<Partial<Record<TextField, string>>>;
  readonly photos: readonly File[];
  readonly signature?: Blob | undefined;
}

export const nothingCaptured: Capture = { texts: {}, photos: [] };

const textFields = ['name', 'mobile_number', 'department', 'description'] as const satisfies readonly TextField[];

/** The typed texts, without empty ones. */
export function textsOf({ texts }: Capture): { [Field in keyof Capture['texts']]?: string } {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
}

export function detailsOf(capture: Capture): GivenDetails {
  const { photos, signature } = capture;
  return { ...textsOf(capture), photos: photos.map(({ name }) => name), signature: signature ? 'signature' : '' };
}

export function filesOf({ photos, signature }: Capture) {
  return { photos, ...(signature && { signature }) };
}

/** For sending: photos are made smaller. */
export async function reducedFilesOf({ photos, signature }: Capture) {
  return { photos: await Promise.all(photos.map(shrinkPhoto)), ...(signature && { signature }) };
}

/** As it was captured, from what is kept on the phone. */
export function capturedIn(stored: Entry | undefined): readonly Capture[] {
  if (stored?.report.kind !== 'delivery') return [];
  const { further_proofs: others = [], ...first } = stored.report.body;
  return [first, ...others].map((texts, at) => {
    const files: CapturedFiles = at === 0 ? stored : (stored.further?.[at - 1] ?? { photos: [] });
    const known = textFields.flatMap((field) => (texts[field] === undefined ? [] : [[field, texts[field]]]));
    return {
      texts: Object.fromEntries(known) as Capture['texts'],
      photos: files.photos.map((photo, one) => new File([photo], `Photo ${one + 1}`, { type: photo.type })),
      signature: files.signature,
    };
  });
}
