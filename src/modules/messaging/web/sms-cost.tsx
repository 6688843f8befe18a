/** How many SMSs a text costs, and the letters that make it dearer. */
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import type { SmsSize } from '../domain/segments.ts';

export function SmsCost({ size }: { readonly size: SmsSize }): ReactNode {
  const { segments, left, outside } = size;
  return (
    <>
      <Text size="sm" c="dimmed">
        {counted(segments, 'SMS', 'SMSs')}, {counted(left, 'character', 'characters')} left
        {segments > 1 && ' in the last one'}.
      </Text>
      {outside.length > 0 && (
        <Text size="sm" c="dimmed">
          {outside.join(' ')} {outside.length === 1 ? 'is' : 'are'} outside the SMS alphabet: one SMS then holds 70
          characters instead of 160.
        </Text>
      )}
    </>
  );
}
