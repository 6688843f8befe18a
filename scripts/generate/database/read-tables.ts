/** The tables after all migrations, read from their SQL by PostgreSQL's own parser, without a database. */
import type { AlterTableCmd, ColumnDef, Constraint, Node, TypeName } from 'libpg-query';
import { SchemaProblems } from '#engine/authoring/problems.ts';
import type { MigrationFile } from './migrations.ts';

export interface Column {
  /** PostgreSQL's internal name: `int8`, `text`, `timestamptz`. */
  type: string;
  isArray: boolean;
  isNullable: boolean;
  hasDefault: boolean;
  /** Never written by a statement. */
  isGenerated: boolean;
  /** The texts that a check such as `status in ('waiting', 'sent')` allows. */
  members?: readonly string[] | undefined;
}

/** Columns by name, in order, by table. */
export type Tables = Map<string, Map<string, Column>>;

/** Changes of a table that do not affect the types of its columns. */
const harmless = new Set([
  'AT_SetStorage',
  'AT_SetStatistics',
  'AT_EnableRowSecurity',
  'AT_ForceRowSecurity',
  'AT_ValidateConstraint',
  'AT_ChangeOwner',
  'AT_EnableTrig',
  'AT_DisableTrig',
]);

/** Throws SchemaProblems, with file and line, for invalid SQL and for changes of tables that it does not support. */
export async function readTables(files: readonly MigrationFile[]): Promise<Tables> {
  const { parse, hasSqlDetails } = await import('libpg-query');
  const tables: Tables = new Map();
  for (const { path, sql } of files) {
    let position = 0;
    try {
      for (const { stmt, stmt_location } of (await parse(sql)).stmts ?? []) {
        position = stmt_location ?? 0;
        if (stmt) follow(tables, stmt);
      }
    } catch (error) {
      const details = hasSqlDetails(error) ? error.sqlDetails : undefined;
      // The parser counts from 0, and a statement begins with the white space before it.
      const before = sql.slice(0, details ? details.cursorPosition : position + sql.slice(position).search(/\S/));
      throw new SchemaProblems([{ file: path, line: before.split('\n').length, message: (error as Error).message }]);
    }
  }
  return tables;
}

function follow(tables: Tables, statement: Node): void {
  if ('CreateStmt' in statement) {
    const { relation, tableElts = [] } = statement.CreateStmt;
    const columns = new Map<string, Column>();
    tables.set(relation!.relname!, columns);
    for (const element of tableElts) if ('ColumnDef' in element) addColumn(columns, element.ColumnDef);
    for (const element of tableElts) if ('Constraint' in element) addConstraint(columns, element.Constraint);
  } else if ('AlterTableStmt' in statement) {
    const { relation, cmds = [], objtype } = statement.AlterTableStmt;
    if (objtype !== 'OBJECT_TABLE') return;
    const columns = tableNamed(tables, relation?.relname);
    for (const command of cmds)
      if ('AlterTableCmd' in command) alter(columns, relation!.relname!, command.AlterTableCmd);
  } else if ('RenameStmt' in statement) {
    const { renameType, relation, subname, newname } = statement.RenameStmt;
    if (renameType === 'OBJECT_TABLE') rename(tables, relation!.relname!, newname!);
    if (renameType === 'OBJECT_COLUMN') rename(tableNamed(tables, relation?.relname), subname!, newname!);
  } else if ('DropStmt' in statement && statement.DropStmt.removeType === 'OBJECT_TABLE') {
    for (const object of statement.DropStmt.objects ?? [])
      if ('List' in object) tables.delete(stringOf(object.List.items?.at(-1)));
  }
}

function alter(columns: Map<string, Column>, table: string, { subtype, name, def }: AlterTableCmd): void {
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) return addConstraint(columns, def.Constraint);
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) return addColumn(columns, def.ColumnDef);
  if (subtype === 'AT_DropColumn') return void columns.delete(name!);
  if (subtype === 'AT_DropConstraint') {
    // The name that PostgreSQL gives to the check of one column.
    for (const [key, column] of columns) if (name === `${table}_${key}_check`) column.members = undefined;
    return;
  }
  if (harmless.has(subtype!)) return;
  const column = columns.get(name!);
  if (!column) throw new Error(`${table} has no ${name}, which this statement changes.`);
  if (subtype === 'AT_SetNotNull') column.isNullable = false;
  else if (subtype === 'AT_DropNotNull') column.isNullable = true;
  else if (subtype === 'AT_ColumnDefault') column.hasDefault = def !== undefined;
  else if (subtype === 'AT_AlterColumnType' && def && 'ColumnDef' in def) {
    Object.assign(column, typeOf(def.ColumnDef.typeName!));
  } else
    throw new Error(
      `The generator does not know what ${subtype} does to a table: teach scripts/generate/database/read-tables.ts.`,
    );
}

function addColumn(columns: Map<string, Column>, { colname, typeName, constraints = [] }: ColumnDef): void {
  columns.set(colname!, { ...typeOf(typeName!), isNullable: true, hasDefault: false, isGenerated: false });
  for (const node of constraints) if ('Constraint' in node) addConstraint(columns, node.Constraint, colname);
}

/** `column`: the column that it is declared on, if any. */
function addConstraint(columns: Map<string, Column>, constraint: Constraint, column?: string): void {
  const own = columns.get(column ?? '');
  if (constraint.contype === 'CONSTR_PRIMARY')
    for (const key of column ? [column] : (constraint.keys ?? []).map(stringOf)) columns.get(key)!.isNullable = false;
  if (constraint.contype === 'CONSTR_CHECK') addMembers(columns, constraint.raw_expr);
  if (!own) return;
  if (constraint.contype === 'CONSTR_NOTNULL') own.isNullable = false;
  if (constraint.contype === 'CONSTR_DEFAULT') own.hasDefault = true;
  if (constraint.contype === 'CONSTR_GENERATED') own.isGenerated = true;
  if (constraint.contype === 'CONSTR_IDENTITY') {
    own.isNullable = false;
    if (constraint.generated_when === 'a') own.isGenerated = true;
    else own.hasDefault = true;
  }
}

function addMembers(columns: Map<string, Column>, check: Node | undefined): void {
  if (!check || !('A_Expr' in check) || check.A_Expr.kind !== 'AEXPR_IN') return;
  const { lexpr, rexpr } = check.A_Expr;
  if (!lexpr || !('ColumnRef' in lexpr) || !rexpr || !('List' in rexpr)) return;
  const column = columns.get(stringOf(lexpr.ColumnRef.fields?.at(-1)));
  const texts = (rexpr.List.items ?? []).map((item) => ('A_Const' in item ? item.A_Const.sval?.sval : undefined));
  if (column && texts.every((text) => text !== undefined)) column.members = texts;
}

function typeOf({ names = [], arrayBounds = [] }: TypeName): Pick<Column, 'type' | 'isArray'> {
  return { type: stringOf(names.at(-1)), isArray: arrayBounds.length > 0 };
}

function tableNamed(tables: Tables, name: string | undefined): Map<string, Column> {
  const columns = tables.get(name ?? '');
  if (!columns) throw new Error(`No migration before this statement makes the table ${name}.`);
  return columns;
}

/** Keeps the position of the renamed entry. */
function rename<Value>(map: Map<string, Value>, from: string, to: string): void {
  const entries = [...map].map(([key, value]) => [key === from ? to : key, value] as const);
  map.clear();
  for (const [key, value] of entries) map.set(key, value);
}

function stringOf(node: Node | undefined): string {
  return node && 'String' in node ? (node.String.sval ?? '') : '';
}
