/** The cost centres of an account: what people write for them, and why others are refused. */
import { expect, test } from 'vitest';
import { costCenterProblem, costCenterWritten, type CostCenter } from '#modules/accounts/domain/cost-centers.ts';

const center = (code: string, name: string, retired = false): CostCenter => ({ id: code, code, name, retired });
const centers = [center('4100', 'Marketing'), center('shop', 'Online shop'), center('SHOP', 'Shop floor')];

test.each([
  ['Marketing', '4100'],
  ['marketing', '4100'],
  ['4100', '4100'],
  [' ONLINE   shop', 'shop'],
  ['SHOP', 'SHOP'],
  ['shop', 'shop'],
  ['Shop floor', 'SHOP'],
  ['Market', undefined],
  ['', undefined],
])('%j means the cost centre %j', (text, code) => expect(costCenterWritten(text, centers)?.code).toBe(code));

test('a refusal says what can be chosen, up to eight names', () => {
  const many = Array.from({ length: 10 }, (_, at) => center(String(at), `Team ${at}`));
  const settings = { enable_cost_centers: true, cost_centers: many };
  expect(costCenterProblem('Nobody', settings)).toMatch(
    /“Nobody”\. Choose Team 0 \(0\), .*Team 7 \(7\) or one of 2 others$/,
  );
});

test('where nothing is offered people type their own; where cost centres are off there is none', () => {
  expect(costCenterProblem('Mine', { enable_cost_centers: true, cost_centers: [] })).toBeUndefined();
  expect(costCenterProblem('Mine', { enable_cost_centers: false, cost_centers: centers })).toContain('aren’t in use');
  expect(
    costCenterProblem('Mine', { enable_cost_centers: true, cost_centers: [center('1', 'Old', true)] }),
  ).toBeUndefined();
});
