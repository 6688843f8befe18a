/** Which bulk collections are overdue. */
import { expect, test } from 'vitest';
import { collectionReference, referencesIn } from '#modules/operations/domain/collection-request.ts';
import { overdueFilters } from '#modules/operations/domain/overdue.ts';

test('F348 days and excluded statuses decide which bulk collections are overdue', () => {
  const settings = { dashboard_unclosed_collection_requests_exclude_statuses: ['collection-exception' as const] };
  const filters = overdueFilters({ ...settings, dashboard_unclosed_collection_requests_duration: 0 }, '2026-11-22');
  expect(filters['created_at']).toBe('..2026-11-21');
  expect(filters['status']?.split(',')).toEqual([
    'collection-assigned',
    'collection-unassigned',
    'collection-rejected',
    'collection-failed-attempt',
  ]);
  const later = { dashboard_unclosed_collection_requests_duration: 2, dashboard_stats_start_date: '2026-11-01' };
  expect(overdueFilters(later, '2026-11-22')['created_at']).toBe('2026-11-01..2026-11-19');
});

test('numbers are parsed from pasted lists, each once', () => {
  expect(referencesIn(' KES1\nKES2, KES1;KES3\t')).toEqual(['KES1', 'KES2', 'KES3']);
  expect(collectionReference(12)).toBe('COL000012');
});
