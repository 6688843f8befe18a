/** Displays an answer to a custom field. */

import { Anchor, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { isObject } from '#engine/values/json-value.ts';
import { openFile } from './files.ts';

/** An answer as text; a file as a download link. */
export function AnswerText({ text, value }: { readonly text: string; readonly value: unknown }): ReactNode {
  const file = isObject(value) && typeof value['id'] === 'string' ? { id: value['id'], name: text } : undefined;
  if (!file) return text;
  return (
    <Anchor component="button" type="button" inherit onClick={() => openFile(file)}>
      <VisuallyHidden>Download </VisuallyHidden>
      {text}
    </Anchor>
  );
}
