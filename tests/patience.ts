/** Timeouts of all tests. They are long, because a busy machine is slow, and only a failure takes that long. Performance is covered by benchmarks. */

/** For one event, such as an element, a response or a message, ms. */
export const eventMs = 30_000;

/** For the end of a job with many rows, ms. */
export const jobMs = 120_000;

/** Polling interval of a worker in tests that wait for a delayed job, ms. */
export const jobsLookMs = 200;

/** For a whole test, ms. */
export const testMs = 180_000;

/** For the setup and teardown of a file, ms. */
export const hookMs = 300_000;
