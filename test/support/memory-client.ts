/** A person at a line in memory, as tests know it. */
export { MemoryClient, settle } from '../../src/adapters/memory/connection';
