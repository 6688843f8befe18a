/** Page assertions that use the timeout of all tests instead of five seconds, which can be too short on a busy machine. */
import { expect as impatient } from 'playwright/test';
import { eventMs } from '../patience.ts';

export const expect = impatient.configure({ timeout: eventMs });
