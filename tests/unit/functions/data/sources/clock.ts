/** A clock that only advances with sleep. */
export function fakeClock(start = 0) {
  let time = start;
  const slept: number[] = [];
  return {
    slept,
    now: () => time,
    set(to: number) {
      time = to;
    },
    async sleep(ms: number) {
      slept.push(ms);
      time += ms;
    },
  };
}
