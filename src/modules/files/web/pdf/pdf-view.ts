/** The pages of an open PDF in a container, with pdf.js's annotation editors. */
import {
  AnnotationEditorParamsType as Params,
  AnnotationEditorType as Types,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  EventBus,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import type { SignatureEditor, StampEditor } from './editors.ts';

export type Tool = keyof typeof tools;

/** The annotation tools, by the editor of pdf.js. */
export const tools = {
  none: Types.NONE,
  highlight: Types.HIGHLIGHT,
  ink: Types.INK,
  text: Types.FREETEXT,
  stamp: Types.STAMP,
  signature: Types.SIGNATURE,
} as const;

/** The first is the default of highlights (F395). */
export const highlightColours = {
  yellow: '#fff066',
  green: '#53ffbc',
  blue: '#80ebff',
  pink: '#ffcbe6',
  red: '#ff4f5f',
};

/** The parameters of editors; the numbers are those of pdf.js. */
export const params = {
  highlightColour: Params.HIGHLIGHT_COLOR,
  highlightThickness: Params.HIGHLIGHT_THICKNESS,
  inkColour: Params.INK_COLOR,
  inkThickness: Params.INK_THICKNESS,
  textColour: Params.FREETEXT_COLOR,
  textSize: Params.FREETEXT_SIZE,
} as const;

export interface ViewState {
  readonly page: number;
  readonly scale: number;
  readonly tool: Tool;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isChanged: boolean;
  /** The current match and the number of matches; null without a search. */
  readonly matches: { readonly current: number; readonly total: number } | null;
}

export const startState: ViewState = {
  ...{ page: 1, scale: 1, tool: 'none', canUndo: false, canRedo: false, isChanged: false, matches: null },
};

interface ViewOptions {
  readonly container: HTMLDivElement;
  readonly document: PDFDocumentProxy;
  readonly onState: (change: Partial<ViewState>) => void;
  /** Called when a signature is started: the editor waits for its data. */
  readonly onSignature: (editor: SignatureEditor) => void;
  /** Called to describe an image for people who can't see it. */
  readonly onDescribe: (editor: StampEditor) => void;
}

export interface PdfView {
  readonly goTo: (page: number) => void;
  readonly zoom: (by: 'in' | 'out' | 'width') => void;
  readonly choose: (tool: Tool) => void;
  /** Starts a stamp or a signature at once, instead of on a click on the page. */
  readonly create: () => void;
  readonly set: (param: number, value: string | number) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly find: (text: string, again: 'first' | 'next' | 'previous') => void;
  readonly close: () => void;
}

/** The parts of pdf.js's editor manager that are used. */
interface EditorManager {
  undo: () => void;
  redo: () => void;
}

export function showDocument({ container, document, onState, onSignature, onDescribe }: ViewOptions): PdfView {
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({
    ...{ eventBus, externalLinkTarget: LinkTarget.BLANK, externalLinkRel: 'noopener noreferrer nofollow' },
  });
  const findController = new PDFFindController({ eventBus, linkService });
  const closing = new AbortController();
  const managers = {
    signatureManager: {
      getSignature: ({ editor }: { readonly editor: SignatureEditor }) => onSignature(editor),
      loadSignatures: () => Promise.resolve(),
      // A signature is described automatically; there is nothing to edit.
      renderEditButton: () => Promise.resolve(globalThis.document.createElement('span')),
      destroy: () => undefined,
    },
    altTextManager: {
      editAltText: (_: unknown, editor: StampEditor) => onDescribe(editor),
      destroy: () => undefined,
    },
  };
  const viewer = new PDFViewer({
    ...{ container, eventBus, linkService, findController, ...managers, abortSignal: closing.signal },
    ...{ annotationEditorMode: Types.NONE, enableHighlightFloatingButton: true },
    annotationEditorHighlightColors: Object.entries(highlightColours)
      .map(([name, colour]) => `${name}=${colour}`)
      .join(','),
  });
  let manager: EditorManager | undefined;
  eventBus.on('annotationeditoruimanager', (event: { uiManager: EditorManager }) => (manager = event.uiManager));
  eventBus.on('pagesinit', () => (viewer.currentScaleValue = 'page-width'));
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => onState({ page: pageNumber }));
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => onState({ scale }));
  eventBus.on('annotationeditormodechanged', ({ mode }: { mode: number }) => onState({ tool: toolOf(mode) }));
  eventBus.on('switchannotationeditormode', (event: { mode: number }) => (viewer.annotationEditorMode = event));
  eventBus.on('annotationeditorstateschanged', ({ details }: { details: Record<string, boolean> }) => {
    const { hasSomethingToUndo: canUndo, hasSomethingToRedo: canRedo } = details;
    onState({ ...(canUndo !== undefined && { canUndo }), ...(canRedo !== undefined && { canRedo }) });
  });
  const onMatches = ({ matchesCount }: { matchesCount: { current: number; total: number } }): void =>
    onState({ matches: matchesCount });
  eventBus.on('updatefindmatchescount', onMatches);
  eventBus.on('updatefindcontrolstate', onMatches);
  document.annotationStorage.onSetModified = () => onState({ isChanged: true });
  linkService.setViewer(viewer);
  linkService.setDocument(document);
  viewer.setDocument(document);
  const dispatch = (name: string, given: object): void => eventBus.dispatch(name, { source: viewer, ...given });
  return {
    goTo: (page) => (viewer.currentPageNumber = page),
    zoom: (by) => {
      if (by === 'width') viewer.currentScaleValue = 'page-width';
      else viewer.updateScale({ steps: by === 'in' ? 1 : -1 });
    },
    choose: (tool) => (viewer.annotationEditorMode = { mode: tools[tool] }),
    create: () => dispatch('switchannotationeditorparams', { type: Params.CREATE }),
    set: (type, value) => dispatch('switchannotationeditorparams', { type, value }),
    undo: () => manager?.undo(),
    redo: () => manager?.redo(),
    find: (query, again) => {
      const type = again === 'first' ? '' : 'again';
      const how = { caseSensitive: false, entireWord: false, highlightAll: true, findPrevious: again === 'previous' };
      dispatch('find', { type, query, ...how });
      if (query === '') onState({ matches: null });
    },
    close: () => {
      closing.abort();
      // The library's type does not allow emptying a viewer.
      viewer.setDocument(null as unknown as PDFDocumentProxy);
      linkService.setDocument(null);
    },
  };
}

function toolOf(mode: number): Tool {
  return (Object.keys(tools) as Tool[]).find((name) => tools[name] === mode) ?? 'none';
}
