/** ajv's companions are CommonJS, and loaders disagree about where their default export is: settled here once. */
import addFormatsModule from 'ajv-formats';
import formatLimitModule from 'ajv-formats/dist/limit.js';

/** The function itself, whether the loader hands it over bare or as the module's `default`. */
export function callable<Callable>(module: Callable): Callable {
  return typeof module === 'function' ? module : (module as { default: Callable }).default;
}

export const addFormats = callable(addFormatsModule);
export const formatLimit = callable(formatLimitModule);
