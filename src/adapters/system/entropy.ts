/** Chance from the operating system. */
import { randomInt } from 'node:crypto';
import type { Entropy } from '../../ports/entropy';

export const createSystemEntropy = (): Entropy => ({ below: (bound) => randomInt(bound) });
