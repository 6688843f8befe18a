/** Merging the edits of two users loses no change silently: every one is in the result or in a conflict. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameJson } from '#engine/values/json-value.ts';
import { mergeById, mergeSet } from '#engine/changes/merge-members.ts';
import { mergeEdits, mergeValue } from '#engine/changes/merge.ts';
import { catalogue, setting } from '../small-catalogue.ts';

const anyValue = fc.constantFrom<unknown>(undefined, 1, 2, 3);
const anySet = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 6 });
const member = fc.record({ id: fc.integer({ min: 0, max: 5 }).map(String), text: fc.constantFrom('x', 'y', 'z') });
const anyList = fc.uniqueArray(member, { maxLength: 5, selector: ({ id }) => id });
type Member = { id: string; text: string };

const textOf = (list: readonly unknown[], id: string) => (list as Member[]).find((one) => one.id === id)?.text;
const idsOf = (list: readonly unknown[]) => (list as Member[]).map(({ id }) => id);

describe('a value as a whole', () => {
  it('takes the only change, accepts equal changes, and reports a conflict otherwise', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (base, theirs, mine) => {
        const conflicts = theirs !== base && mine !== base && theirs !== mine;
        const expected = conflicts ? { ok: false } : { ok: true, value: mine === base ? theirs : mine };
        expect(mergeValue(setting('validity'), base, theirs, mine, 30)).toEqual(expected);
      }),
    );
  });
});

describe('a set', () => {
  it('contains what either user added and kept, and nothing that either removed', () => {
    fc.assert(
      fc.property(anySet, anySet, anySet, (base, theirs, mine) => {
        const merged = new Set(mergeSet(base, theirs, mine));
        for (const one of new Set([...base, ...theirs, ...mine])) {
          const expected = base.includes(one)
            ? theirs.includes(one) && mine.includes(one)
            : theirs.includes(one) || mine.includes(one);
          expect(merged.has(one), `member ${one}`).toBe(expected);
        }
      }),
    );
  });

  it('merges to the same set in either order, without duplicates', () => {
    fc.assert(
      fc.property(anySet, anySet, anySet, (base, theirs, mine) => {
        const [one, other] = [mergeSet(base, theirs, mine), mergeSet(base, mine, theirs)];
        expect(new Set(one)).toEqual(new Set(other));
        expect(new Set(one).size).toBe(one.length);
      }),
    );
  });

  it('set for the first time by two users at once starts with what both saw', () => {
    const merge = mergeValue(setting('statuses'), undefined, ['quote', 'at-hub'], ['delivered'], ['quote']);
    expect(merge).toEqual({ ok: true, value: ['at-hub', 'delivered'] });
  });

  it('conflicts when one resets it and the other edits it', () => {
    expect(mergeValue(setting('statuses'), ['quote'], undefined, ['at-hub'], ['quote'])).toEqual({ ok: false });
    expect(mergeValue(setting('statuses'), ['quote'], ['at-hub'], undefined, ['quote'])).toEqual({ ok: false });
  });
});

describe('a list by id', () => {
  it('loses no change: each member follows its editor, or conflicts', () => {
    fc.assert(
      fc.property(anyList, anyList, anyList, (base, theirs, mine) => {
        const ids = [...new Set([...idsOf(base), ...idsOf(theirs), ...idsOf(mine)])];
        const edits = ids.map((id) => ({ id, old: textOf(base, id), their: textOf(theirs, id), my: textOf(mine, id) }));
        const conflicting = edits
          .filter(({ old, their, my }) => their !== old && my !== old && their !== my)
          .map(({ id }) => id);
        const merge = mergeById(base, theirs, mine);
        const members = merge?.ok === false ? merge.members.filter((one) => one !== 'order') : [];
        expect([...members].sort()).toEqual(conflicting.sort());
        const value = merge?.ok ? merge.value : [];
        const followed = edits.map(({ id, old, their, my }) => [id, my === old ? their : my]);
        const expected = merge?.ok ? followed : ids.map((id) => [id, undefined]);
        expect(ids.map((id) => [id, textOf(value, id)])).toEqual(expected);
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps the order of the user who reordered, and conflicts if both did differently', () => {
    fc.assert(
      fc.property(anyList, anyList, anyList, (base, theirs, mine) => {
        const merge = mergeById(base, theirs, mine);
        const common = idsOf(base).filter((id) => textOf(theirs, id) !== undefined && textOf(mine, id) !== undefined);
        const order = (list: readonly unknown[]) => idsOf(list).filter((id) => common.includes(id));
        const [old, their, my] = [order(base), order(theirs), order(mine)];
        const both = !sameJson(their, old) && !sameJson(my, old) && !sameJson(their, my);
        expect(merge?.ok === false && merge.members.includes('order')).toBe(both);
        const unchanged = sameJson(my, old) ? their : my;
        expect(merge?.ok ? order(merge.value) : unchanged).toEqual(unchanged);
      }),
      { numRuns: 3000 },
    );
  });

  it('merges to the same members in either order', () => {
    fc.assert(
      fc.property(anyList, anyList, anyList, (base, theirs, mine) => {
        const [one, other] = [mergeById(base, theirs, mine), mergeById(base, mine, theirs)];
        expect(one?.ok).toBe(other?.ok);
        if (!one?.ok || !other?.ok) return;
        expect(new Set(one.value)).toEqual(new Set(other.value));
      }),
    );
  });

  it('inserts additions after the neighbours they were inserted after', () => {
    const of = (...ids: string[]) => ids.map((id) => ({ id, text: 'x' }));
    const merge = mergeById(of('a', 'b', 'c'), of('c', 'a', 'b'), of('a', 'new', 'b', 'c'));
    expect(merge?.ok && idsOf(merge.value)).toEqual(['c', 'a', 'new', 'b']);
  });

  it('is merged as a whole if members have no unique ids', () => {
    expect(mergeById([], [{ text: 'x' }], [])).toBeUndefined();
    const twice = [
      { id: 'a', text: 'A' },
      { id: 'a', text: 'B' },
    ];
    expect(mergeValue(setting('terms'), [], twice, [{ id: 'b', text: 'B' }], [])).toEqual({ ok: false });
  });
});

describe('edits on an older revision', () => {
  it('pass unchanged if nothing else changed', () => {
    const edits = { settings: { company: 'Protea' }, reset: ['validity'] };
    expect(mergeEdits(catalogue, edits, {})).toEqual({ edits, conflicts: [] });
  });

  it('merge members, agree on equal changes, and report true conflicts with both sides', () => {
    const merged = mergeEdits(
      catalogue,
      { settings: { statuses: ['quote', 'delivered'], validity: 7, company: 'Mine' }, reset: ['note'] },
      {
        statuses: { before: ['quote'], now: ['quote', 'at-hub'] },
        validity: { before: 14, now: 7 },
        company: { before: undefined, now: 'Theirs', by: 'Ann', at: '2026-03-09T10:00:00+02:00' },
        note: { before: 'a', now: 'b' },
      },
    );
    expect(merged.edits).toEqual({ settings: { statuses: ['quote', 'at-hub', 'delivered'], validity: 7 }, reset: [] });
    expect(merged.conflicts).toEqual([
      { key: 'company', base: null, theirs: 'Theirs', mine: 'Mine', by: 'Ann', at: '2026-03-09T10:00:00+02:00' },
      { key: 'note', base: 'a', theirs: 'b', mine: null },
    ]);
  });

  it('names the members that conflict', () => {
    const of = (text: string) => [{ id: 'a', text }];
    const { conflicts } = mergeEdits(
      catalogue,
      { settings: { terms: of('mine') }, reset: [] },
      { terms: { before: of('old'), now: of('theirs') } },
    );
    expect(conflicts).toMatchObject([{ key: 'terms', members: ['a'] }]);
  });

  it('never compare or return the text of a secret', () => {
    const moved = { passphrase: { before: { set: true }, now: { set: true } } };
    const { conflicts, edits } = mergeEdits(catalogue, { settings: { passphrase: 'correct horse' }, reset: [] }, moved);
    expect(conflicts).toEqual([{ key: 'passphrase', base: { set: true }, theirs: { set: true }, mine: { set: true } }]);
    expect(edits.settings).toEqual({});
    const gone = { passphrase: { before: { set: true }, now: undefined } };
    expect(mergeEdits(catalogue, { settings: {}, reset: ['passphrase'] }, gone).conflicts).toEqual([]);
  });

  it('pass unknown keys on, to be rejected by name', () => {
    const settings = JSON.parse('{"__proto__": 1}') as Record<string, unknown>;
    expect(Object.keys(mergeEdits(catalogue, { settings, reset: [] }, {}).edits.settings)).toEqual(['__proto__']);
  });
});
