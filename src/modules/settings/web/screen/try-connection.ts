/** Calls the server's connection test, and converts every outcome into one result. */

import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import type { ConnectionTrial, ConnectionVerdict } from '../row/connection-trial.ts';

/** Never throws: a failed call is a result as well. */
export async function tryConnection({ section, settings, reset }: ConnectionTrial): Promise<ConnectionVerdict> {
  try {
    const { result, message } = await call('test_connection', { body: { section, settings, reset: [...reset] } });
    return { result, message };
  } catch (failure) {
    const why = messageOf(failure) ?? 'Try again later.';
    return { result: 'not_tried', message: `Couldn’t test the connection. ${why}` };
  }
}
