/**
 * Loaded into a server under test: on SIGUSR2 it prints the longest time in ms that one turn of its
 * event loop took since the last signal. It counts processor time, which other load does not
 * lengthen.
 */
const EVERY = 1;

let longest = 0;
let last = process.threadCpuUsage();

setInterval(() => {
  const now = process.threadCpuUsage();
  longest = Math.max(longest, (now.user + now.system - last.user - last.system) / 1000);
  last = now;
}, EVERY).unref();

process.on("SIGUSR2", () => {
  process.stdout.write(`blocked ${Math.round(longest)}\n`);
  longest = 0;
});
