/** How long tests wait, in one place: long, because a busy machine is slow; only a failure takes that long. Promises about time are proven by benches. */

/** For one thing to happen: an element, an answer, a message, ms. */
export const eventMs = 30_000;

/** How often a worker looks for jobs whose time has come, where a test waits for one that is not for now, ms. */
export const jobsLookMs = 200;

/** For a whole test, ms. */
export const testMs = 180_000;

/** For what a file prepares and takes down, ms. */
export const hookMs = 300_000;
