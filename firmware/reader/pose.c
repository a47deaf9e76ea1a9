#include "pose.h"

/* As long as a switch may bounce; the protocol allows as much. */
#define SURE_US 20000UL

bool pose_sampled(struct pose *it, enum how how, uint32_t now) {
  if (how != it->next) {
    it->next = how;
    it->next_at = now;
  }
  if (it->next == it->how || now - it->next_at < SURE_US) return false;
  it->how = it->next;
  it->since = it->next_at;
  return true;
}
