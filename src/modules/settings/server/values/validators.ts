/** What a save is judged by: the generated validators, and what only the business knows of a value. */
import { furtherFindings } from '../../domain/value-checks.ts';
import type { Validators } from '#engine/schema/catalogue.ts';
import * as generated from '#generated/validators/settings.js';

export const settingsValidators: Validators = { ...generated, further: furtherFindings };
