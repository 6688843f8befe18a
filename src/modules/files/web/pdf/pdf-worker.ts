/** The half of pdf.js that reads documents, in a thread of its own. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** pdf.js finds it by this name, where a browser can't start threads of modules. */
export default (globalThis as unknown as { pdfjsWorker: object }).pdfjsWorker;
