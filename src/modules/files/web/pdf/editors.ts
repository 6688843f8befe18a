/** Types for the parts of pdf.js's editors that are used, which it does not export. */

/** A signature as lines or outlines, created by the editor from a drawing, typed text or a photo. */
export interface SignatureData {
  readonly outline: unknown;
}

/** A drawing: each curve is x, y, x, y … in pixels of a field of this size. */
export interface Drawing {
  readonly curves: readonly { readonly points: readonly number[] }[];
  readonly thickness: number;
  readonly width: number;
  readonly height: number;
}

export interface SignatureEditor {
  readonly _uiManager: { removeEditListeners: () => void; addEditListeners: () => void };
  /** Null until the signature is on the page. */
  readonly _drawId: number | null;
  readonly getFromText: (
    text: string,
    font: { fontFamily: string; fontStyle: string; fontWeight: string },
  ) => SignatureData | null;
  readonly getFromImage: (image: ImageBitmap) => SignatureData | null;
  readonly getDrawnSignature: (drawing: Drawing) => SignatureData | null;
  /** `height` in points on the page. A signature wider than 90 % of the page is reduced (F393). */
  readonly addSignature: (data: SignatureData, height: number, description: string, uuid: null) => void;
  readonly remove: () => void;
}

export interface StampEditor {
  readonly _uiManager: { removeEditListeners: () => void; addEditListeners: () => void };
  altTextData: { altText?: string; decorative?: boolean };
  readonly altTextFinish: () => void;
}
