/** The settings that there are, and what their values are validated by. */
import type { Catalogue, Validators } from '#engine/schema/catalogue.ts';
import { catalogue } from '#generated/catalogue.ts';
import * as generated from '#generated/validators/settings.js';
import { furtherFindings } from '../../domain/value-checks.ts';

export const settingsCatalogue: Catalogue = catalogue;

/** The generated validators, and what only the business knows of a value. */
export const settingsValidators: Validators = { ...generated, further: furtherFindings };
