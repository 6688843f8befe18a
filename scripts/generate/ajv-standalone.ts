/** Of ajv only the generator writes code, so only it loads what does. */
import standaloneModule from 'ajv/dist/standalone/index.js';
import { callable } from '#engine/authoring/ajv-plugins.ts';

export const standalone = callable(standaloneModule);
