/** The little that is used of the editors of pdf.js, which it does not describe itself. */

/** A signature as lines or outlines, made by the editor from what was drawn, typed or photographed. */
export interface SignatureData {
  readonly outline: unknown;
}

/** What was drawn: each curve is x, y, x, y … in pixels of a field of this size. */
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
  /** `height` in points on the page. Wider than 90 % of the page it is made smaller (F393). */
  readonly addSignature: (data: SignatureData, height: number, description: string, uuid: null) => void;
  readonly remove: () => void;
}

export interface StampEditor {
  readonly _uiManager: { removeEditListeners: () => void; addEditListeners: () => void };
  altTextData: { altText?: string; decorative?: boolean };
  readonly altTextFinish: () => void;
}
