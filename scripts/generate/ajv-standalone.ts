/** Only the generator compiles ajv code, so only it loads the compiler. */
import standaloneModule from 'ajv/dist/standalone/index.js';
import { callable } from '#engine/authoring/ajv-plugins.ts';

export const standalone = callable(standaloneModule);
