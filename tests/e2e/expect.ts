/** Expectations of a page that wait as long as all tests do, not the five seconds that a busy machine may need for one click. */
import { expect as impatient } from 'playwright/test';
import { eventMs } from '../patience.ts';

export const expect = impatient.configure({ timeout: eventMs });
