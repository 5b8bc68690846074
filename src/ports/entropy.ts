/** Chance that nobody can foresee (return words, guest names); tests give a fixed one. */

export interface Entropy {
  /** An integer in [0, bound). */
  below(bound: number): number;
}
