/** Subscriptions: the cost of typing stays constant only while a key notifies nothing else. */
import { expect, test } from 'vitest';
import type { Topic } from '#platform/web/form/model/subscriptions.ts';
import { catalogue } from '../../../engine/small-catalogue.ts';
import { formOver, notifiedTopics } from '../../../settings/web/form/form.ts';

const everybody: readonly Topic[] = [
  'pending',
  'problems',
  'visible',
  'base',
  'status',
  'attempted',
  ...Object.keys(catalogue.settings).flatMap((key): Topic[] => [
    `value:${key}`,
    `field:${key}`,
    `flags:${key}`,
    `errors:${key}`,
  ]),
];

test('typing in a changed, valid text notifies only of its value', () => {
  const form = formOver();
  form.edit('company', 'K', true);
  expect(notifiedTopics(form, everybody, () => form.edit('company', 'Ke', true))).toEqual(['value:company']);
});

test('the first key of a change also updates its marks and the tray', () => {
  const form = formOver();
  const notified = notifiedTopics(form, everybody, () => form.edit('company', 'K', true));
  expect(notified).toEqual(['pending', 'value:company', 'flags:company']);
});

test('an unchanged error notifies nobody', () => {
  const form = formOver();
  form.edit('website', 'no site', true);
  expect(notifiedTopics(form, everybody, () => form.edit('website', 'no site at all', true))).toEqual([
    'value:website',
  ]);
});

test('an error of a rule notifies the setting that shows it', () => {
  const form = formOver();
  const notified = notifiedTopics(form, everybody, () => form.edit('opens', '18:00', false));
  expect(notified).toContain('errors:closes');
  expect(notified).not.toContain('errors:company');
});

test('a listener of several topics is called once per change, and not after it unsubscribed', () => {
  const form = formOver();
  let calls = 0;
  const stop = form.topics.listen(['value:company', 'flags:company', 'pending'], () => (calls += 1));
  form.edit('company', 'K', true);
  expect(calls).toBe(1);
  stop();
  form.discard(['company']);
  expect(calls).toBe(1);
});
