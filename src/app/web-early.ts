/** Stands in the page itself and runs before its scripts have arrived: sends the first requests of a signed-in user. */
import { bootInPage, hostOverride, setBoot } from '#platform/web/client/boot.ts';
import { sendEarly } from '#platform/web/client/address/early-answers.ts';
import { impersonatedUsername } from '#platform/web/client/impersonation.ts';
import { readToken } from '#platform/web/client/token.ts';

const boot = bootInPage();
const token = readToken();
/** Acting as somebody else, or showing another host's site: the app finds out what to ask first. */
const isAnother =
  impersonatedUsername() !== null ||
  hostOverride() !== null ||
  /[?&](impersonated_username|host_override)=/.test(location.search);
if (boot && token !== null && !isAnother) {
  setBoot(boot);
  sendEarly(token);
}
