/**
 * Loaded into a server under test: on SIGUSR2 it says for how many milliseconds one turn of its loop kept the others
 * waiting at most since the last time. It counts the processor's time, which others at work on the machine do not lengthen.
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
