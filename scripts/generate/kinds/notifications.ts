/** `generated/build/notification-texts.ts`: frames and default texts of messages. */
import type { Kind } from '../kind.ts';
import { banner } from '../outputs.ts';

export const notifications: Kind = {
  folder: 'notifications',
  outputs: ({ files }) => {
    const file = files.find(({ path }) => path === 'schemas/notifications/default-texts.json');
    const { frames, texts, provider_notices } = file?.json ?? {};
    const lines = Object.entries({ frames, texts, provider_notices }).map(
      ([name, part]) => `export const ${name} = ${JSON.stringify(part ?? {}, null, 1)} as const;`,
    );
    return new Map([['generated/build/notification-texts.ts', `${banner}\n${lines.join('\n\n')}\n`]]);
  },
};
