/** Asks the server to try credentials, and puts every way in which that can end into one verdict. */

import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import type { ConnectionTrial, ConnectionVerdict } from '../row/connection-trial.ts';

/** Never throws: that it could not be tried is an answer as well. */
export async function tryConnection({ section, settings, reset }: ConnectionTrial): Promise<ConnectionVerdict> {
  try {
    const { result, message } = await call('test_connection', { body: { section, settings, reset: [...reset] } });
    return { result, message };
  } catch (failure) {
    const why = messageOf(failure) ?? 'Try again later.';
    return { result: 'not_tried', message: `Couldn’t test the connection. ${why}` };
  }
}
