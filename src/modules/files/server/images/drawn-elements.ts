/**
 * Counts the elements that a browser draws for an SVG. `use` draws another part again, and so does what a mask or a
 * pattern refers to: a few levels of parts that use each other are a small file that takes minutes to draw.
 */

interface Part {
  /** Elements within the part. */
  elements: number;
  /** Ids of the parts that it uses. */
  readonly uses: string[];
}

/** Parts that use each other in a row, far more than in any drawing. */
const mostLevels = 500;

/** The whole drawing; no element can have this id. */
const whole = '';

/** The ids that an element refers to: `href="#a"`, `fill="url(#a)"`. */
function usedBy(name: string, attributes: Readonly<Record<string, string>>): readonly string[] {
  const href = name === 'use' ? (attributes['href'] ?? attributes['xlink:href']) : undefined;
  const urls = Object.values(attributes).flatMap((value) => [...value.matchAll(/url\(\s*["']?#([^)"'\s]+)/g)]);
  return [...(href === undefined ? [] : [href.replace(/^#/, '')]), ...urls.map(([, id = '']) => id)];
}

export class DrawnElements {
  private readonly parts = new Map<string, Part>([[whole, { elements: 0, uses: [] }]]);
  /** The ids of the open elements, from the outermost; undefined for one without. */
  private readonly open: (string | undefined)[] = [whole];

  openTag(name: string, attributes: Readonly<Record<string, string>>): void {
    const used = usedBy(name, attributes);
    this.open.push(attributes['id'] || undefined);
    for (const id of this.open) {
      if (id === undefined) continue;
      const part = this.parts.get(id) ?? { elements: 0, uses: [] };
      this.parts.set(id, part);
      part.elements += 1;
      part.uses.push(...used);
    }
  }

  closeTag(): void {
    this.open.pop();
  }

  get depth(): number {
    return this.open.length - 1;
  }

  /** Infinity for parts that use each other in too long a row. */
  count(): number {
    const known = new Map<string, number>();
    const of = (id: string, level = 0): number => {
      const part = this.parts.get(id);
      // Browsers draw nothing for a part that uses itself.
      if (!part || known.has(id)) return known.get(id) ?? 0;
      if (level > mostLevels) return Infinity;
      known.set(id, 0);
      const count = part.uses.reduce((sum, used) => sum + of(used, level + 1), part.elements);
      known.set(id, count);
      return count;
    };
    return of(whole);
  }
}
