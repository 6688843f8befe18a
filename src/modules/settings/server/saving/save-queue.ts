/** Serializes the saves of a provider; saves that wait at the same time are written together, with one commit. */
import type { Save, Saved } from './decide.ts';

/** A waiting save. */
export interface Waiting {
  /** Undefined when it needs a transaction of its own. */
  readonly save: Save | undefined;
  /** Called when it was written together with others. */
  saved: (saved: Saved) => void;
  /** Called otherwise: saves it in a transaction of its own, and never rejects. */
  alone: () => Promise<void>;
  failed: (error: unknown) => void;
}

/**
 * Writes several saves of one provider if possible: returns the result of each, or undefined for one that must be saved
 * alone.
 */
export type WriteTogether = (saves: readonly Save[]) => Promise<readonly (Saved | undefined)[]>;

const mostTogether = 50;

/**
 * The database would serialize the saves of a provider anyway, each with a connection and a commit of its own. Here
 * they wait without a connection, and the next commit includes all that are waiting.
 */
export class SaveQueue {
  readonly #waiting = new Map<number, Waiting[]>();

  add(providerId: number, waiting: Waiting, together: WriteTogether): void {
    const line = this.#waiting.get(providerId);
    if (line) {
      line.push(waiting);
      return;
    }
    const first = [waiting];
    this.#waiting.set(providerId, first);
    void this.#run(providerId, first, together);
  }

  async #run(providerId: number, line: Waiting[], together: WriteTogether): Promise<void> {
    while (line.length > 0) await this.#runSome(line.splice(0, mostTogether), together);
    this.#waiting.delete(providerId);
  }

  async #runSome(all: readonly Waiting[], together: WriteTogether): Promise<void> {
    let group = all;
    const able = all.filter((one): one is Waiting & { save: Save } => one.save !== undefined);
    const saved = new Map<Waiting, Saved | undefined>();
    try {
      const found = able.length > 0 ? await together(able.map(({ save }) => save)) : [];
      for (const [index, one] of able.entries()) saved.set(one, found[index]);
    } catch (error) {
      // It is unknown whether they were saved, so they are not saved again.
      for (const one of able) one.failed(error);
      group = all.filter(({ save }) => save === undefined);
    }
    for (const one of group) {
      const result = saved.get(one);
      if (result) one.saved(result);
      else await one.alone();
    }
  }
}
