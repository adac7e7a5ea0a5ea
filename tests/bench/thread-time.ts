/** The computing of this thread so far, in milliseconds of user and system time. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
