/** Preloaded into a house under test (`node --expose-gc -r`): tells its heap after a collection when asked by IPC. */
process.on('message', () => {
  global.gc();
  global.gc();
  process.send(process.memoryUsage());
});
// Whoever asks may go away; the house must not be kept by it, nor end with it.
process.channel.unref();
