/** The part of pdf.js that parses documents, in a worker. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** pdf.js finds it by this name in browsers without module workers. */
export default (globalThis as unknown as { pdfjsWorker: object }).pdfjsWorker;
