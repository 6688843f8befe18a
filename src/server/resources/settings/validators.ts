/** What a save is judged by: the generated validators, and what only the business knows of a value. */
import { textFindings } from '#domain/notifications/text-findings.ts';
import type { Validators } from '#engine/catalogue.ts';
import * as generated from '#generated/validators/settings.js';

export const settingsValidators: Validators = { ...generated, further: textFindings };
