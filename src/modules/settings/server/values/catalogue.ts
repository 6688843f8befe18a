/** The catalogue of settings and their validators. */
import type { Catalogue, Validators } from '#engine/schema/catalogue.ts';
import { catalogue } from '#generated/catalogue.ts';
import * as generated from '#generated/validators/settings.js';
import { furtherFindings } from '../../domain/value-checks.ts';

export const settingsCatalogue: Catalogue = catalogue;

/** The generated validators, and the registered checks of values. */
export const settingsValidators: Validators = { ...generated, further: furtherFindings };
