/** ajv's companions are CommonJS, and loaders disagree about where their default export is: settled here once. */
import addFormatsModule from 'ajv-formats';
import formatLimitModule from 'ajv-formats/dist/limit.js';
import standaloneModule from 'ajv/dist/standalone/index.js';

/** The function itself, whether the loader hands it over bare or as the module's `default`. */
function callable<Module extends object>(module: Module): Module extends { default: infer Inner } ? Inner : Module {
  return (typeof module === 'function' ? module : (module as { default?: unknown }).default) as never;
}

type AddFormats = typeof addFormatsModule.default;
type Standalone = typeof standaloneModule;

export const addFormats = callable(addFormatsModule) as AddFormats;
export const formatLimit = callable(formatLimitModule) as typeof formatLimitModule.default;
export const standalone = callable(standaloneModule) as Standalone;
